/**
 * A name and its value: an address in every letter, words, or bytes that are read one by one; `isApart` from what is above.
 * What is `grave` stands out; what is `minor` comes last and small, for those who look each number up.
 */
export type ShownRow = Readonly<
  { name: string; isApart?: boolean; weight?: 'grave' | 'minor' } & (
    | { as: 'address'; address: string }
    | { as: 'text' | 'code'; text: string }
  )
>
