import type { transferWords } from '../../../../core/verify/words/transfers.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const zhHansTransferWords: Translated<typeof transferWords> = {
  transferOverwrites: different('这些参数会覆盖由钱包自己决定做什么的内容。'),
  transferSaysMore: different('转账的内容比要签署的更多。'),
  transferSaysUnknown: different('转账含有已知转账所没有的内容。'),
  transferLeavesOut: different('转账缺少必须说明的内容。'),
  transferFieldUnknown: different('转账含有未知字段。'),
  transferMalformed: different('转账格式不正确。'),
  transferOfAnotherForm: different('要签署的不是转账的形式：它可能是任何一种操作。'),
  transferIsAnotherAct: different('这是另一种操作，不是转账。'),
  transferGivesAccountAway: different('这是另一种操作，不是转账：它可能会交出你整个账户的权利。'),
  transferToAnotherAccount: different('转账付给另一个账户，而不是已知的账户：全部金额都会丢失。'),
  transferNotToDepository: different('转账付给另一个账户，而不是已知的存管方：全部金额都会丢失。'),
  transferBetweenOthers: different('转账不是在你的永续合约账户与存管方账户之间进行。'),
  transferMovesAnotherAmount: different('转账的金额与你发送的不同。'),
  transferMovesAnotherToken: different('转账的代币与你发送的不同。'),
  transferMovesAnotherAsset: different('转账的资产与你发送的不同。'),
  transferOnAnotherDex: different('转账的转出或转入涉及另一个 DEX，而不是存放你的币种的那个。'),
  transferFromSubAccount: different('转账从你没有指明的子账户转出。'),
  transferOnAnotherNetwork: different('转账属于交易所的另一个网络。'),
  transferOfAnotherNonce: different('这个 nonce 不是映射的那个：你的充值将无法与它的订单对应。'),
  transferMemoOfAnotherOrder: different('这笔转账会为另一个订单付款，而不是所显示的订单。'),
  transferFeeNoAmount: different('转账的手续费不是金额。'),
}
