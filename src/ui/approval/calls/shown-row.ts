/** A name and its value: an address in every letter, words, or bytes that are read one by one. */
export type ShownRow = Readonly<
  { name: string; as: 'address'; address: string } | { name: string; as: 'text' | 'code'; text: string }
>
