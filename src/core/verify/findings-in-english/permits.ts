import { different } from './different.ts'
import type { Values } from './values.ts'

export const permitWords = {
  permitNotAsked: 'The quote wants a signature you didn’t ask for: it could give your tokens away.',
  permitMalformed: ({ problem }: Values<'problem'>) => `The permit isn’t well formed: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }: Values<'chain' | 'why'>) =>
    `The node for ${chain} didn’t say what the token signs for: ${why}.`,
  permit2NotPinned: ({ chain }: Values<'chain'>) => `No Permit2 is pinned on ${chain}.`,
  permitCallsTooLarge: 'The calls are larger than any payment needs.',
  permitWithoutCalls: 'The permit doesn’t say what happens to the money: pay by transaction instead.',
  permitCallsNotEnforced: 'The calls you’d sign don’t guarantee that your order is paid: pay by transaction instead.',
  permitOfNoOrder: 'Nothing in the permit says which order your money is for.',
  permitTimesWrong: 'The permit’s validity isn’t right: it could be used when you no longer expect it.',

  permitOfAnotherForm: different(
    'What would be signed isn’t of the form of a payment: it could be an approval of any kind.',
  ),
  permitForStranger: different('A stranger could take your money.'),
  permitOfAnotherAmount: different('The permit isn’t for exactly what you pay.'),
  permitLeftoverToStranger: different('Leftovers would go to a stranger.'),
  permitIsAnother: different('The permit isn’t the one payment you asked for.'),
}
