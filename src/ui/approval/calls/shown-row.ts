/** A name and its value: an address in every letter, words, or bytes that are read one by one; `isApart` from what is above. */
export type ShownRow = Readonly<
  { name: string; isApart?: boolean } & ({ as: 'address'; address: string } | { as: 'text' | 'code'; text: string })
>
