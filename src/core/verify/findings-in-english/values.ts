export type Values<Names extends string> = Readonly<Record<Names, string>>
