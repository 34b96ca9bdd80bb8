/** The values of a sentence by name, all of them as text: amounts with their symbols, addresses, names, words of others. */
export type Values<Names extends string> = Readonly<Record<Names, string>>
