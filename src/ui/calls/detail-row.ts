/** `isApart` separates it from the row above. `grave` stands out; `minor` comes last and small. */
export type DetailRow = Readonly<
  { name: string; isApart?: boolean; weight?: 'grave' | 'minor' } & (
    | { as: 'address'; address: string }
    | { as: 'text' | 'code'; text: string }
  )
>
