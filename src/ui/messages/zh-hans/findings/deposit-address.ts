import type { depositAddressWords } from '../../../../core/verify/words/deposit-address.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansDepositAddressWords: Translated<typeof depositAddressWords> = {
  depositAddressUnasked: '报价给出了你没有要求的充值地址。',
  depositAddressMissing: '你要求了充值地址，报价中却没有。',
  depositAddressMalformed: ({ chain }) => line`充值地址不是可以在${chain}上付款的地址。`,

  depositAddressYours: ({ address }) => line`充值地址${address}是你自己或收款方的：服务方无法在那里收到你的钱。`,
  depositAddressLooksYours: ({ address }) => line`充值地址${address}只是看起来像你的地址：服务方无法在那里收到你的钱。`,
  depositAddressIsToken: ({ address }) => line`充值地址${address}是一个代币：服务方无法在那里收到你的钱。`,
  depositAddressIsContract: ({ address }) =>
    line`充值地址${address}是一个不接受直接付款的合约：服务方无法在那里收到你的钱。`,

  depositAddressNowhereProven: ({ address, chain }) =>
    line`${address}属于你的订单，这只是服务方的说法：${chain}上没有可以查询的合约。`,
  depositAddressWithoutOrder: ({ address }) => line`${address}属于你的订单，这只是服务方的说法：报价中没有订单。`,
  depositAddressNotProven: ({ address, why }) => line`${address}属于你的订单，这只是服务方的说法：${why}。`,
  depositAddressOfAnother: ({ address, expected }) =>
    line`工厂合约为你的订单算出的是${expected}；转到${address}的钱可能会丢失。`,
  depositAddressOfNoOrder: ({ address }) => line`工厂合约为你的订单算出的是另一个地址；转到${address}的钱可能会丢失。`,

  depositPaymentDiffers: '报价提出的付款不是应付的那一笔。',
  strictRefundElsewhere: ({ asked, chain }) => line`订单本应在${chain}上退款给${asked}，却没有这样写。`,
}
