type Named = Readonly<{ label: string }>

/** Names that only a capital letter or a form of a letter tells apart are one name to whoever reads them. */
export function isTaken(all: readonly Named[], name: string): boolean {
  const read = (label: string) => label.normalize('NFKC').toLowerCase()
  return all.some((each) => read(each.label) === read(name))
}

/** The first name by a number, from `from` on, that nothing is called yet. */
export function freeLabel(all: readonly Named[], name: (number: number) => string, from: number): string {
  for (let number = from; ; number += 1) {
    const label = name(number)
    if (!isTaken(all, label)) return label
  }
}
