import { inMarks } from './amount.ts'

export function localizedWithin(sentence: string, values: readonly unknown[]): string {
  return values.reduce<string>((said, value) => {
    if (typeof value !== 'string' || inMarks(value) === value) return said
    const [before = '', ...behind] = said.split(value)
    return behind.reduce((done, each) => `${done}${/[\d.,]$/.test(done) ? value : inMarks(value)}${each}`, before)
  }, sentence)
}
