declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[]
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default words
}

declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  const graphs: Record<string, Record<string, (string | null)[]>>
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default graphs
}
