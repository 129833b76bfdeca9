"""A small network in NumPy, so that the examples need nothing else."""

import numpy as np


class Network:
    """Two hidden layers and several outputs, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int = 0) -> None:
        lots = np.random.default_rng(seed)
        sizes = [inputs, hidden, hidden, outputs]
        self.weights = []
        for before, after in zip(sizes, sizes[1:]):
            scale = np.sqrt(2 / before) if after != outputs else 0.01
            self.weights += [(lots.normal(size=(before, after)) * scale).astype(np.float32), np.zeros(after, np.float32)]
        self.moments = [(np.zeros_like(it), np.zeros_like(it)) for it in self.weights]
        self.steps = 0

    def forward(self, inputs: np.ndarray) -> np.ndarray:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        self._inputs = inputs
        self._one = np.maximum(inputs @ first + first_bias, 0)
        self._two = np.maximum(self._one @ second + second_bias, 0)
        return self._two @ last + last_bias

    def learn(self, gradient: np.ndarray, rate: float) -> None:
        """Goes against the gradient of a loss by the outputs of the last `forward`."""
        _, _, second, _, last, _ = self.weights
        two = (gradient @ last.T) * (self._two > 0)
        one = (two @ second.T) * (self._one > 0)
        gradients = [
            self._inputs.T @ one, one.sum(0), self._one.T @ two, two.sum(0), self._two.T @ gradient, gradient.sum(0)
        ]
        norm = np.sqrt(sum(float((it * it).sum()) for it in gradients))
        self.steps += 1
        for weights, slope, (mean, square) in zip(self.weights, gradients, self.moments):
            slope = slope * min(1.0, 1.0 / (norm + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            corrected = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            weights -= rate * corrected


def masked_softmax(logits: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Returns chances of the actions that the masks allow."""
    logits = np.where(masks > 0, logits, -1e9)
    chances = np.exp(logits - logits.max(-1, keepdims=True))
    return chances / chances.sum(-1, keepdims=True)


def draw(chances: np.ndarray, lots: np.random.Generator) -> np.ndarray:
    """Draws an action for each row."""
    drawn = (chances.cumsum(-1) < lots.random((len(chances), 1))).sum(-1)
    return np.minimum(drawn, chances.shape[-1] - 1)
