/** A trained forest as the weights that the product reads (`ForestWeights` of pipeline/forest.ts). */
export function pack(model, names, depth) {
  const used = [...new Set(model.forest.flatMap((tree) => tree.columns))].sort((a, b) => a - b);
  const short = (value) => Number(value.toPrecision(5));
  return {
    bias: short(model.bias),
    depth,
    columns: used.map((column) => names[column]),
    questions: model.forest.flatMap((tree) =>
      tree.columns.flatMap((column, level) => [used.indexOf(column), short(tree.cuts[level])]),
    ),
    values: model.forest.flatMap((tree) => tree.values.map((value) => Math.round(value * 1000))),
  };
}
