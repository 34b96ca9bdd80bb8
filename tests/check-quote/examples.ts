import { examples as honestExamples } from '../core/honest/examples.ts'

export function examples(): readonly Readonly<{ name: string; content: unknown }>[] {
  return honestExamples().map(([name, { profile, input, quote, facts }]) => ({
    name,
    content: { profile: profile.name, intent: input, quote, facts },
  }))
}
