export type ShownRow = Readonly<
  { name: string; as: 'address'; address: string } | { name: string; as: 'text' | 'code'; text: string }
>
