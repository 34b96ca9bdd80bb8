import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'
import { different } from './different.ts'

export const zhHansPermitWords: Translated<typeof permitWords> = {
  permitNotAsked: '报价要求一个你没有要求的签名：它可能会交出你的代币。',
  permitOfUnknownForm: '要签署的不是已知的付款：它可能是任何一种许可。',
  permitMalformed: ({ problem }) => line`授权签名格式不正确：${problem}。`,
  permitDomainUnsaid: ({ chain, why }) => line`${chain}的节点没有说明代币的签名针对什么：${why}。`,
  permitDomainNotAsked: ({ chain }) => line`${chain}的节点没有说明代币的签名针对什么：没有向它询问。`,
  permit2NotPinned: ({ chain }) => line`${chain}上没有已知的 Permit2。`,
  permitCallsTooLarge: '调用内容超过任何付款所需的长度。',
  permitWithoutCalls: '该许可没有说明资金的用途：请改用交易支付。',
  permitCallsNotEnforced: '你要签署的调用不能保证支付你的订单：请改用交易支付。',
  permitOfNoOrder: '授权签名中没有说明你的钱用于哪个订单。',
  permitOver: '授权签名已经过期：它可能在你意想不到时被使用。',
  permitTooLong: '授权签名的有效期超过一小时：它可能在你意想不到时被使用。',
  permitLater: '授权签名不是从现在起生效：它可能在你意想不到时被使用。',

  permitOfAnotherContract: different('授权签名针对的不是你的代币的合约。'),
  permitOfAnotherForm: different('要签署的不是付款的形式：它可能是任何一种许可。'),
  permitForStranger: different('陌生人可能取走你的钱。'),
  permitFromAnother: different('授权签名来自另一个账户，不是你的。'),
  permitOfAnotherAmount: different('授权签名的金额不是正好你要支付的。'),
  permitLeftoverToStranger: different('剩余的钱会付给陌生人。'),
  permitHandedOverOtherwise: different('签名会以不同于授权签名的方式提交。'),
  permitIsAnother: different('授权签名不是你要求的那一笔付款。'),
}
