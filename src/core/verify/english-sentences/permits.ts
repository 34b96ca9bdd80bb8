import { different } from './different.ts'
import type { Values } from './values.ts'

export const permitWords = {
  permitNotAsked: 'The quote wants a signature that you did not ask for: it could give your tokens away.',
  permitOfUnknownForm: 'What would be signed is no payment that is known: it could be an approval of any kind.',
  permitMalformed: ({ problem }: Values<'problem'>) => `The permit is not well formed: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }: Values<'chain' | 'why'>) =>
    `The node for ${chain} did not say what the token signs for: ${why}.`,
  permitDomainNotAsked: ({ chain }: Values<'chain'>) =>
    `The node for ${chain} did not say what the token signs for: it was not asked.`,
  permit2NotPinned: ({ chain }: Values<'chain'>) => `No Permit2 is pinned on ${chain}.`,
  permitCallsTooLarge: 'The calls are larger than any payment needs.',
  permitWithoutCalls: 'The permit does not say what happens with the money: pay by a transaction instead.',
  permitCallsNotEnforced:
    'The calls that you would sign do not make sure that your order is paid: pay by a transaction instead.',
  permitOfNoOrder: 'Nothing in the permit says which order your money is for.',
  permitOver: 'The permit is over: it could be used when you no longer expect it.',
  permitTooLong: 'The permit lives for longer than an hour: it could be used when you no longer expect it.',
  permitLater: 'The permit is not valid from now on: it could be used when you no longer expect it.',

  permitOfAnotherContract: different('The permit would be for another contract than your token’s.'),
  permitOfAnotherForm: different(
    'What would be signed is not of the form of a payment: it could be an approval of any kind.',
  ),
  permitForStranger: different('A stranger could take your money.'),
  permitFromAnother: different('The permit is from another account than yours.'),
  permitOfAnotherAmount: different('The permit is not for exactly what you pay.'),
  permitLeftoverToStranger: different('What is left over would go to a stranger.'),
  permitHandedOverOtherwise: different('The signature would be handed over in another way than a permit is.'),
  permitIsAnother: different('The permit is not the one payment that you asked for.'),
}
