import { different } from './different.ts'

export const mappingWords = {
  mappingWithoutNonce: 'The mapping has no nonce: the transfer could not be told from others.',
  mappingWithoutOrder: 'There is no order that your deposit could be mapped to.',
  nonceNotMapped: 'No nonce is mapped to the order of this transfer.',
  nonceFarAway: 'The nonce is not a moment near this quote: the transfer could be held back, or fail.',
  nonceUsed: 'The nonce already stands for an earlier transfer of yours: this deposit could be lost.',

  mappingDomainSaysMore: different('The signature would be for a domain with more in it than a nonce mapping has.'),
  mappingOfAnotherChain: different('The signature would be for a chain that is neither the usual one nor yours.'),
  mappingOfAnotherContract: different(
    'The signature would be for another contract than a nonce mapping: it could give your tokens away.',
  ),
  mappingOfAnotherForm: different(
    'What would be signed is not of the form of a nonce mapping: it could be an approval of any kind.',
  ),
  mappingSaysMore: different('The mapping says more than would be signed.'),
  mappingOfAnotherAccount: different(
    'The mapping is of another account: your deposit would be credited to a stranger.',
  ),
  mappingForAnotherExchange: different('The mapping is for another exchange.'),
  mappingToAnotherOrder: different(
    'The mapping is to another order: your deposit would pay for something that you did not ask for.',
  ),
  mappingOfAnotherNonce: different('The nonce is not the one that is mapped first.'),
  mappingPostedOtherwise: different(
    'What would be posted differs from what would be signed: your deposit could be mapped to another order.',
  ),
  mappingHandedOverOtherwise: different('The signature would be handed over in another way than a nonce mapping is.'),
  mappingMalformed: different('The nonce mapping is not well formed.'),
}
