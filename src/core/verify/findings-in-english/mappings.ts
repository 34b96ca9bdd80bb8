import { different } from './different.ts'

export const mappingWords = {
  nonceFarAway: 'The nonce isn’t a moment near this quote: the transfer could be held back, or fail.',
  nonceUsed: 'The nonce already stands for an earlier transfer of yours: this deposit could be lost.',

  mappingOfAnotherForm: different(
    'What would be signed isn’t of the form of a nonce mapping: it could be an approval of any kind.',
  ),
  mappingOfAnotherAccount: different(
    'The mapping is for another account: your deposit would be credited to a stranger.',
  ),
  mappingForAnotherExchange: different('The mapping is for another exchange.'),
  mappingToAnotherOrder: different(
    'The mapping is to another order: your deposit would pay for something you didn’t ask for.',
  ),
  mappingPostedOtherwise: different(
    'What would be posted differs from what would be signed: your deposit could be mapped to another order.',
  ),
}
