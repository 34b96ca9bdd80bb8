import { different } from './different.ts'

export const transferWords = {
  transferOverwrites: different('The parameters would write over words of our own that decide what is done.'),
  transferSaysMore: different('The transfer says more than you would sign.'),
  transferSaysUnknown: different('The transfer has unknown contents.'),
  transferLeavesOut: different('The transfer lacks required contents.'),
  transferFieldUnknown: different('The transfer has an unknown field.'),
  transferMalformed: different('The transfer is malformed.'),
  transferOfAnotherForm: different(
    'What would be signed isn’t of the form of a transfer: it could be an act of any kind.',
  ),
  transferIsAnotherAct: different('This is another act than a transfer.'),
  transferGivesAccountAway: different(
    'This is another act than a transfer: it could give the right over your whole account away.',
  ),
  transferToAnotherAccount: different(
    'The transfer goes to another account than the pinned one: all of it would be lost.',
  ),
  transferNotToDepository: different(
    'The transfer goes to another account than the pinned depository: all of it would be lost.',
  ),
  transferBetweenOthers: different(
    'The transfer goes between other accounts than your perps account and the depository’s.',
  ),
  transferMovesAnotherAmount: different('The transfer moves another amount than you send.'),
  transferMovesAnotherToken: different('The transfer moves another token than you send.'),
  transferMovesAnotherAsset: different('The transfer moves another asset than you send.'),
  transferOnAnotherDex: different(
    'The transfer takes from, or pays to, another DEX than the one that keeps your currency.',
  ),
  transferFromSubAccount: different('The transfer takes from a sub-account you didn’t name.'),
  transferOnAnotherNetwork: different('The transfer is for another network of the exchange.'),
  transferOfAnotherNonce: different('The nonce isn’t the mapped one: nothing would tie your deposit to its order.'),
  transferMemoOfAnotherOrder: different('The transfer would pay for a different order than the one shown.'),
  transferFeeNoAmount: different('The fee of the transfer isn’t an amount.'),
}
