import { different } from './different.ts'

export const mappingWords = {
  mappingWithoutNonce: 'The mapping has no nonce: the transfer couldn’t be told from others.',
  mappingWithoutOrder: 'Your deposit has no order to be mapped to.',
  nonceNotMapped: 'No nonce is mapped to the order of this transfer.',
  nonceFarAway: 'The nonce isn’t a moment near this quote: the transfer could be held back, or fail.',
  nonceUsed: 'The nonce already stands for an earlier transfer of yours: this deposit could be lost.',

  mappingDomainSaysMore: different('The signature would be for a domain with more in it than a nonce mapping has.'),
  mappingOfAnotherChain: different('The signature would be for a chain that is neither the usual one nor yours.'),
  mappingOfAnotherContract: different(
    'The signature would be for another contract than a nonce mapping: it could give your tokens away.',
  ),
  mappingOfAnotherForm: different(
    'What would be signed isn’t of the form of a nonce mapping: it could be an approval of any kind.',
  ),
  mappingSaysMore: different('The mapping says more than you would sign.'),
  mappingOfAnotherAccount: different(
    'The mapping is for another account: your deposit would be credited to a stranger.',
  ),
  mappingForAnotherExchange: different('The mapping is for another exchange.'),
  mappingToAnotherOrder: different(
    'The mapping is to another order: your deposit would pay for something you didn’t ask for.',
  ),
  mappingOfAnotherNonce: different('The nonce isn’t the one that is mapped first.'),
  mappingPostedOtherwise: different(
    'What would be posted differs from what would be signed: your deposit could be mapped to another order.',
  ),
  mappingHandedOverOtherwise: different('The signature would be handed over in another way than a nonce mapping is.'),
  mappingMalformed: different('The nonce mapping isn’t well formed.'),
}
