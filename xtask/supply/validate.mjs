// Validates a bill of materials against the schema of CycloneDX: node validate.mjs FOLDER FILE, where FOLDER contains its npm packages.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , folder, file] = process.argv;
const modules = join(folder, "node_modules");
const require = createRequire(join(modules, "/"));
const Ajv = require("ajv").default;
const schemas = join(modules, "@cyclonedx/cyclonedx-library/res/schema");
const schema = (name) => JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), "utf8"));

const ajv = new Ajv({ strict: false, allErrors: true });
require("ajv-formats").default(ajv);
require("ajv-formats-draft2019")(ajv);
const home = "http://cyclonedx.org/schema/";
for (const name of ["spdx", "jsf-0.82"]) ajv.addSchema({ ...schema(name), $id: `${home}${name}.SNAPSHOT.schema.json` });

const bill = JSON.parse(readFileSync(file, "utf8"));
const isValid = ajv.compile(schema(`bom-${bill.specVersion}`));
if (!isValid(bill)) {
  for (const { instancePath, message } of isValid.errors.slice(0, 20)) console.error(`${instancePath}: ${message}`);
  process.exit(1);
}
console.log(`${bill.components.length} components, valid by the schema of CycloneDX ${bill.specVersion}`);
