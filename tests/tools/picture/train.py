"""Trains the nets that read cells and pencil marks, and writes their weights as core/src/picture/net.hpp wants them.

  train.py cells OUT FILE... [--photos FILE] [--epochs N] [--check FILE]       files of cells, as nonet_pictures --cells writes them
  train.py marks OUT FILE... [--epochs N] [--check FILE]                       files of pencil marks, by --marks

A file has, for each patch, a byte that says what it is, and its bytes. Needs Debian's python3-torch; runs on processors alone, and gives the same
weights for the same files, seed and machine.
"""
import argparse
import struct
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SIDES = {"cells": 28, "marks": 16}
CLASSES = {"cells": 11, "marks": 10}


def load(files, side):
    parts = [np.fromfile(file, dtype=np.uint8).reshape(-1, side * side + 1) for file in files]
    data = np.concatenate(parts)
    return torch.from_numpy(data[:, 0].astype(np.int64)), torch.from_numpy(data[:, 1:].view(np.int8).astype(np.float32) / 100).reshape(-1, 1, side, side)


class CellNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.convs = nn.ModuleList([nn.Conv2d(1, 16, 3, padding=1), nn.Conv2d(16, 32, 3, padding=1), nn.Conv2d(32, 48, 3, padding=1)])
        self.dense = nn.ModuleList([nn.Linear(432, 96), nn.Linear(96, 11)])
        self.drop = nn.Dropout(0.25)

    def forward(self, x):
        for conv in self.convs:
            x = F.max_pool2d(F.relu(conv(x)), 2)
        x = self.drop(x.flatten(1))
        return self.dense[1](self.drop(F.relu(self.dense[0](x))))


class MarkNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.convs = nn.ModuleList([nn.Conv2d(1, 8, 3, padding=1), nn.Conv2d(8, 16, 3, padding=1)])
        self.dense = nn.ModuleList([nn.Linear(256, 10)])

    def forward(self, x):
        for conv in self.convs:
            x = F.max_pool2d(F.relu(conv(x)), 2)
        return self.dense[0](x.flatten(1))


def changed(x, amount):
    """Moved, turned, stretched, stronger or fainter, blurred and noisy, a little each."""
    n = len(x)
    angle = torch.randn(n) * 0.04 * amount
    scale_x, scale_y = 1 + torch.randn(n) * 0.05 * amount, 1 + torch.randn(n) * 0.05 * amount
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1], theta[:, 0, 2] = scale_x * torch.cos(angle), -torch.sin(angle) + torch.randn(n) * 0.03 * amount, torch.randn(n) * 0.04 * amount
    theta[:, 1, 0], theta[:, 1, 1], theta[:, 1, 2] = torch.sin(angle), scale_y * torch.cos(angle), torch.randn(n) * 0.04 * amount
    x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), padding_mode="border", align_corners=False)
    smooth = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode="replicate"), 3, 1)
    part = torch.clamp(torch.randn(n, 1, 1, 1) * 0.5, -0.5, 1)
    x = x + (smooth - x) * part
    x = x * (1 + torch.randn(n, 1, 1, 1) * 0.12) + torch.randn(n, 1, 1, 1) * 0.03
    return torch.clamp(x + torch.randn_like(x) * torch.rand(n, 1, 1, 1) * 0.06, -1.27, 1.27)


def train(net, labels, patches, options, check):
    order = torch.Generator().manual_seed(options.seed)
    best = torch.optim.AdamW(net.parameters(), lr=0.002, weight_decay=0.01)
    batches = (len(labels) + 127) // 128
    plan = torch.optim.lr_scheduler.OneCycleLR(best, 0.004, total_steps=options.epochs * batches)
    for epoch in range(options.epochs):
        net.train()
        begun, total = time.time(), 0.0
        for chosen in torch.randperm(len(labels), generator=order).split(128):
            loss = F.cross_entropy(net(changed(patches[chosen], 1)), labels[chosen], label_smoothing=0.02)
            best.zero_grad()
            loss.backward()
            best.step()
            plan.step()
            total += loss.item() * len(chosen)
        text = f"epoch {epoch + 1}: loss {total / len(labels):.4f}, {time.time() - begun:.0f} s"
        if check is not None and (epoch % 4 == 3 or epoch + 1 == options.epochs):
            net.eval()
            with torch.no_grad():
                wrong = sum((net(p).argmax(1) != l).sum().item() for l, p in zip(check[0].split(1000), check[1].split(1000)))
            text += f", wrong of {len(check[0])}: {wrong}"
        print(text, flush=True)


def packed(net, patches, name):
    """Whole weights for each layer, with what brings sums back to 0..127; and the share of patches that this reads as the net itself."""
    net.eval()
    with torch.no_grad():
        sample = patches[:: max(1, len(patches) // 4000)]
        x = sample
        step = 0.01  # of what comes in: an input of 100 is 1
        whole = torch.round(x * 100)
        out = b""
        layers = [(conv, True) for conv in net.convs] + [(dense, False) for dense in net.dense]
        for number, (layer, is_conv) in enumerate(layers):
            last = number == len(layers) - 1
            weight, bias = layer.weight, layer.bias
            if not is_conv and number == len(net.convs):
                # From channel, row, column to row, column, channel.
                channels = net.convs[-1].out_channels
                side = int((weight.shape[1] // channels) ** 0.5)
                ordered = weight.reshape(-1, channels, side, side).permute(0, 2, 3, 1).reshape(len(weight), -1)
            elif is_conv:
                ordered = weight.permute(0, 2, 3, 1).reshape(len(weight), -1)
            else:
                ordered = weight
            scale = ordered.abs().amax(1).clamp(min=1e-8) / 127
            whole_weight = torch.round(ordered / scale[:, None])
            if is_conv:
                x = F.max_pool2d(F.relu(layer(x)), 2)
            else:
                x = x.flatten(1)
                x = layer(x) if last else F.relu(layer(x))
            next_step = 1.0 if last else float(torch.quantile(x.flatten()[:: max(1, x.numel() // 1000000)], 0.9999)) * 1.1 / 127
            factor, added = scale * step / next_step, bias / next_step
            # The same in whole numbers.
            if is_conv:
                kernel = whole_weight.reshape(len(weight), 3, 3, -1).permute(0, 3, 1, 2)
                sums = F.max_pool2d(F.conv2d(whole, kernel, padding=1), 2)
                whole = torch.clamp(torch.floor(sums * factor[None, :, None, None] + added[None, :, None, None] + 0.5), 0, 127)
            else:
                if whole.dim() == 4:
                    whole = whole.permute(0, 2, 3, 1).flatten(1)
                sums = whole @ whole_weight.T * factor + added
                whole = sums if last else torch.clamp(torch.floor(sums + 0.5), 0, 127)
            for f, a in zip(factor.tolist(), added.tolist()):
                out += struct.pack("<ff", f, a)
            out += whole_weight.to(torch.int8).numpy().tobytes()
            step = next_step
        print(f"{name}: {len(out)} bytes, {(x.argmax(1) == whole.argmax(1)).float().mean() * 100:.2f} % alike")
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["cells", "marks"])
    parser.add_argument("out")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--photos", nargs="*", default=[], help="cells of photos, which count four times")
    parser.add_argument("--check", help="what is read after some epochs, for the eye alone")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--seed", type=int, default=34)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    side = SIDES[options.kind]
    labels, patches = load(options.files, side)
    if options.photos:
        more = load(options.photos, side)
        labels = torch.cat([labels] + [more[0]] * 4)
        patches = torch.cat([patches] + [more[1]] * 4)
    print(options.kind, len(labels), "patches,", torch.bincount(labels, minlength=CLASSES[options.kind]).tolist(), flush=True)
    check = load([options.check], side) if options.check else None
    net = CellNet() if options.kind == "cells" else MarkNet()
    train(net, labels, patches, options, check)
    with open(options.out, "wb") as file:
        file.write(packed(net, patches, options.kind))


if __name__ == "__main__":
    main()
