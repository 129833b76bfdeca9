//! Temporary file systems, which can be filled, locked and frozen.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

/// Their capacity: the writes of rooms in a minute, and several write-ahead logs.
const MEGABYTES: u32 = 192;

/// The file that fills the rest of the space.
const BALLAST: &str = "ballast";

/// Waits until its input ends, then makes the file system usable again and unmounts it.
const CARETAKER: &str = r#"
trap '' HUP INT TERM
read -r _
fsfreeze --unfreeze "$1"
chattr -R -i "$1"
umount --lazy "$1"
"#;

/// A mounted file system. It is unmounted when this is dropped, and also when this process dies.
#[derive(Debug)]
pub(crate) struct Disk {
    folder: PathBuf,
    caretaker: Child,
}

/// The abilities of a file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiskKind {
    /// It can be filled: it is in memory.
    Small,
    /// It can be locked and frozen: it is ext4 in a file.
    Ext4,
}

impl Disk {
    /// Mounts an empty file system in a folder that does not exist yet.
    pub(crate) fn mount(kind: DiskKind, folder: PathBuf) -> Result<Self> {
        ensure!(is_root(), "a file system of our own needs root; this fault was NOT TRIED");
        fs::create_dir(&folder)?;
        match kind {
            DiskKind::Small => {
                let size = format!("size={MEGABYTES}m");
                run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&folder))?;
            }
            DiskKind::Ext4 => {
                let image = image_of(&folder);
                File::create(&image)?.set_len(u64::from(MEGABYTES) << 20)?;
                run(Command::new("mkfs.ext4").arg("-q").arg(&image))?;
                mount_image(&image, &folder)?;
            }
        }
        let caretaker = Command::new("sh")
            .args(["-c", CARETAKER, "caretaker"])
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Ctrl-C reaches the whole group, and the caretaker has to outlive us.
            .process_group(0)
            .spawn()?;
        Ok(Self { folder, caretaker })
    }

    /// Returns its mount point.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Fills it completely.
    pub(crate) fn fill(&self) -> Result<()> {
        let mut ballast = File::create(self.folder.join(BALLAST))?;
        for size in [1 << 20, 1 << 12] {
            loop {
                match ballast.write_all(&vec![0; size]) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    /// Frees the space that [`Self::fill`] took. Linux may release it a moment later.
    pub(crate) fn free(&self) -> Result<()> {
        let ballast = self.folder.join(BALLAST);
        fs::remove_file(&ballast)?;
        for _ in 0..100 {
            let written = fs::write(&ballast, [0; 1 << 14]);
            fs::remove_file(&ballast)?;
            match written {
                Err(error) if error.kind() == ErrorKind::StorageFull => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                written => return Ok(written?),
            }
        }
        bail!("{} stays full", self.folder.display())
    }

    /// Makes the folder and everything in it immutable, also for processes with an open file.
    ///
    /// Remounting would be the obvious way, but the system refuses it as long as a file is open for writing.
    pub(crate) fn lock(&self) -> Result<()> {
        run(Command::new("chattr").args(["-R", "+i"]).arg(&self.folder))
    }

    /// Undoes [`Self::lock`].
    pub(crate) fn unlock(&self) -> Result<()> {
        run(Command::new("chattr").args(["-R", "-i"]).arg(&self.folder))
    }

    /// Makes the file system read-only as Linux does after a disk error, also for processes with an open file.
    pub(crate) fn abort(&self) -> Result<()> {
        run(Command::new("mount").args(["-o", "remount,abort"]).arg(&self.folder))
    }

    /// Repairs the damage of [`Self::abort`]. No file may be open.
    pub(crate) fn repair(&self) -> Result<()> {
        let image = image_of(&self.folder);
        run(Command::new("umount").arg(&self.folder))?;
        wait_until_detached(&image)?;
        // It exits with 1 if it has repaired something.
        let status = Command::new("e2fsck").arg("-p").arg(&image).stdout(Stdio::null()).status()?;
        ensure!(status.code().is_some_and(|code| code <= 1), "e2fsck: {status}");
        mount_image(&image, &self.folder)
    }

    /// Makes every write wait.
    pub(crate) fn freeze(&self) -> Result<()> {
        run(Command::new("fsfreeze").arg("--freeze").arg(&self.folder))
    }

    /// Undoes [`Self::freeze`].
    pub(crate) fn unfreeze(&self) -> Result<()> {
        run(Command::new("fsfreeze").arg("--unfreeze").arg(&self.folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // `wait` closes the pipe first. If it fails there is no process left to wait for.
        let _ = self.caretaker.wait();
    }
}

/// Returns the file that contains the ext4 file system.
fn image_of(folder: &Path) -> PathBuf {
    folder.with_added_extension("img")
}

/// Waits until nothing uses an image any more. A browser started meanwhile may keep the file system for a moment in
/// its own mount namespace, and mounting the image again would find it still read-only.
fn wait_until_detached(image: &Path) -> Result<()> {
    for _ in 0..200 {
        let output = Command::new("losetup").arg("--associated").arg(image).output()?;
        ensure!(output.status.success(), "losetup: {}", output.status);
        if output.stdout.is_empty() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    bail!("another program keeps {} mounted", image.display())
}

fn mount_image(image: &Path, folder: &Path) -> Result<()> {
    run(Command::new("mount").args(["-o", "loop,errors=remount-ro"]).arg(image).arg(folder))
}

/// Returns whether we are root: a process owns its folder in `/proc`.
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|folder| folder.uid() == 0)
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{command:?} does not start"))?;
    if !output.status.success() {
        bail!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a test with a disk, or skips it where mounting is not allowed.
    fn with_disk(kind: DiskKind, name: &str, test: impl FnOnce(&Disk) -> Result<()>) -> Result<()> {
        if !is_root() {
            eprintln!("not tried without root: {name}");
            return Ok(());
        }
        let folder = std::env::temp_dir().join(format!("sideboards-disk-{}-{name}", std::process::id()));
        let disk = Disk::mount(kind, folder.clone())?;
        test(&disk)?;
        drop(disk);
        fs::remove_dir(&folder).context("it is unmounted and empty")?;
        // Only ext4 has an image.
        let _ = fs::remove_file(image_of(&folder));
        Ok(())
    }

    #[test]
    fn a_full_disk_takes_nothing_until_it_is_freed() -> Result<()> {
        with_disk(DiskKind::Small, "small", |disk| {
            let file = disk.folder().join("file");
            disk.fill()?;
            let full = fs::write(&file, [1; 4096]).expect_err("no space");
            assert_eq!(full.kind(), ErrorKind::StorageFull);
            disk.free()?;
            Ok(fs::write(&file, [1; 4096])?)
        })
    }

    #[test]
    fn a_locked_disk_refuses_even_those_who_have_a_file_open() -> Result<()> {
        with_disk(DiskKind::Ext4, "ext4", |disk| {
            let mut file = File::create(disk.folder().join("file"))?;
            file.write_all(b"before")?;
            disk.lock()?;
            assert!(file.write_all(b"locked").is_err());
            disk.unlock()?;
            Ok(file.write_all(b"after")?)
        })
    }

    #[test]
    fn an_aborted_file_system_is_read_only_until_it_is_repaired() -> Result<()> {
        with_disk(DiskKind::Ext4, "aborted", |disk| {
            let path = disk.folder().join("file");
            let mut file = File::create(&path)?;
            file.write_all(b"before")?;
            file.sync_all()?;
            disk.abort()?;
            let refused = file.write_all(b"aborted").expect_err("read-only");
            assert_eq!(refused.kind(), ErrorKind::ReadOnlyFilesystem);
            drop(file);
            disk.repair()?;
            assert_eq!(fs::read(&path)?, b"before");
            Ok(fs::write(&path, b"after")?)
        })
    }
}
