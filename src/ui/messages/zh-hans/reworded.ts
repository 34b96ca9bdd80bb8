/** The shape of a catalogue, whole, where another language's words stand in the place of those that its type spells out. */
export type Reworded<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...about: infer About) => infer Answer
      ? (...about: About) => Answer extends string ? string : Answer
      : Reworded<Catalogue[Key]>
}
