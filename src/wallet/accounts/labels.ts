type Named = Readonly<{ label: string }>

/** Compares names without case or Unicode form, since readers can't tell these apart. */
export function isLabelTaken(all: readonly Named[], name: string): boolean {
  const read = (label: string) => label.normalize('NFKC').toLowerCase()
  return all.some((each) => read(each.label) === read(name))
}

/** Finds the first free numbered name, starting at `from`. */
export function freeLabel(all: readonly Named[], name: (number: number) => string, from: number): string {
  for (let number = from; ; number += 1) {
    const label = name(number)
    if (!isLabelTaken(all, label)) return label
  }
}
