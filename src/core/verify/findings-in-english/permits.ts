import { different } from './different.ts'
import type { Values } from './values.ts'

export const permitWords = {
  permitNotAsked: 'The quote wants a signature you didn’t ask for: it could give your tokens away.',
  permitOfUnknownForm: 'What would be signed is no payment that is known: it could be an approval of any kind.',
  permitMalformed: ({ problem }: Values<'problem'>) => `The permit isn’t well formed: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }: Values<'chain' | 'why'>) =>
    `The node for ${chain} didn’t say what the token signs for: ${why}.`,
  permitDomainNotAsked: ({ chain }: Values<'chain'>) =>
    `The node for ${chain} didn’t say what the token signs for: it wasn’t asked.`,
  permit2NotPinned: ({ chain }: Values<'chain'>) => `No Permit2 is pinned on ${chain}.`,
  permitCallsTooLarge: 'The calls are larger than any payment needs.',
  permitWithoutCalls: 'The permit doesn’t say what happens to the money: pay by transaction instead.',
  permitCallsNotEnforced: 'The calls you’d sign don’t guarantee that your order is paid: pay by transaction instead.',
  permitOfNoOrder: 'Nothing in the permit says which order your money is for.',
  permitOver: 'The permit has expired: it could be used when you no longer expect it.',
  permitTooLong: 'The permit lasts longer than an hour: it could be used when you no longer expect it.',
  permitOutlivesOrder: 'The permit outlives its order: your money could be taken when the order is over.',
  permitLater: 'The permit isn’t valid from now on: it could be used when you no longer expect it.',

  permitOfAnotherContract: different('The permit would be for another contract than your token’s.'),
  permitOfAnotherForm: different(
    'What would be signed isn’t of the form of a payment: it could be an approval of any kind.',
  ),
  permitForStranger: different('A stranger could take your money.'),
  permitFromAnother: different('The permit is from another account than yours.'),
  permitOfAnotherAmount: different('The permit isn’t for exactly what you pay.'),
  permitLeftoverToStranger: different('Leftovers would go to a stranger.'),
  permitHandedOverOtherwise: different('The signature would be handed over in another way than a permit is.'),
  permitIsAnother: different('The permit isn’t the one payment you asked for.'),
}
