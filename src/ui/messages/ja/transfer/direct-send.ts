import type { DirectSendMessages } from '../../en/transfer/direct-send.ts'
import type { Translated } from '../../translated.ts'

export const jaDirectSend: Translated<DirectSendMessages> = {
  fails: '不成立の場合、資金は送られません。かかるとしても、ネットワーク手数料だけです。',
  proof: {
    claim: '資金は、指定した宛先に直接届きます',
    evidence: (amount, chain) => `${chain}のこのトランザクション1件で${amount}を送り、間には誰も入りません：`,
    asked: '残高はチェーンから読み取りました',
  },
  route: (chain) => `${chain}で`,
  unread: '送信済みですが、到着はまだ確認できていません',
  expired: '何も送らないうちに、見積もりが期限切れになりました',
  asked: (amount, chain) => `${chain}で${amount}を宛先へ直接送る`,
}
