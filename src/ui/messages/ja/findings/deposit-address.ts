import type { depositAddressWords } from '../../../../core/verify/words/deposit-address.ts'
import type { Translated } from '../../translated.ts'

export const jaDepositAddressWords: Translated<typeof depositAddressWords> = {
  depositAddressUnasked: '見積もりに、依頼していない入金アドレスがあります。',
  depositAddressMissing: '入金アドレスを依頼しましたが、見積もりにありません。',
  depositAddressMalformed: ({ chain }) => `入金アドレスが、${chain}で支払えるアドレスではありません。`,

  depositAddressYours: ({ address }) =>
    `入金アドレス${address}は、あなたか受取人のものです。サービスはそこで資金を受け取れません。`,
  depositAddressLooksYours: ({ address }) =>
    `入金アドレス${address}は、あなたのものに似ているだけです。サービスはそこで資金を受け取れません。`,
  depositAddressIsToken: ({ address }) =>
    `入金アドレス${address}は、トークンです。サービスはそこで資金を受け取れません。`,
  depositAddressIsContract: ({ address }) =>
    `入金アドレス${address}は、単純な支払いを受け付けないコントラクトです。サービスはそこで資金を受け取れません。`,

  depositAddressNowhereProven: ({ address, chain }) =>
    `${address}があなたの注文のものだというのは、サービスの申告だけです。${chain}には確かめられるコントラクトがありません。`,
  depositAddressWithoutOrder: ({ address }) =>
    `${address}があなたの注文のものだというのは、サービスの申告だけです。見積もりに注文がありません。`,
  depositAddressNotProven: ({ address, why }) =>
    `${address}があなたの注文のものだというのは、サービスの申告だけです（${why}）。`,
  depositAddressOfAnother: ({ address, expected }) =>
    `ファクトリーがあなたの注文から算出するのは${expected}です。${address}に送った資金は失われるおそれがあります。`,
  depositAddressOfNoOrder: ({ address }) =>
    `ファクトリーがあなたの注文から算出するのは別のアドレスです。${address}に送った資金は失われるおそれがあります。`,

  depositPaymentDiffers: '見積もりの示す支払いが、本来のものと違います。',
  strictRefundElsewhere: ({ asked, chain }) =>
    `この注文は、${chain}の${asked}に返金するはずですが、そうなっていません。`,
}
