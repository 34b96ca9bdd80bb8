import { examples as honestExamples } from '../core/honest/examples.ts'

/** The content of a file of this tool for each honest example, with a name for the file. */
export function examples(): readonly Readonly<{ name: string; content: unknown }>[] {
  return honestExamples().map(([name, { profile, input, quote, facts }]) => ({
    name,
    content: { profile: profile.name, intent: input, quote, facts },
  }))
}
