import type { MisdirectedDepositMessages } from '../../en/transfer/misdirected-deposits.ts'
import type { Translated } from '../../translated.ts'
import { count, span } from '../format.ts'

export const jaMisdirectedDeposit: Translated<MisdirectedDepositMessages> = {
  title: '別のチェーンや別の通貨で支払いましたか?',
  elsewhere: 'ほかで見つかった資金',
  text: 'サービスがこのアドレスで見張っているのは、1つのチェーンの1つの通貨だけです。依頼すると、別のチェーンやほかの通貨も確認し、見つけた分を新しいリクエストとしてその時点のレートで移動します。必ず見つかるとは限りません。',
  where: 'どこで支払いましたか?',
  sameChain: (chain) => `${chain}(別の通貨)`,
  ask: 'サービスに確認してもらう',
  again: (seconds) => `${span(seconds)}後にもう一度`,
  notNow: '今はサービスに問い合わせできません。1分後にもう一度お試しください。',
  never: 'サービスはこのアドレスを確認できません。',
  open: (chain) => `${chain}での確認をサービスに依頼しました`,
  openText: '回答が届いていないため、何が見つかったかはわかりません。',
  found: (chain) => `サービスによると、${chain}で資金が見つかりました`,
  foundText:
    'サービスは、新しいリクエストとして移動すると言っています。その結果は、このページを開いている間、上に表示されます。この移動は、引き続き本来の支払いを待ちます。',
  unknownToken: 'Causewayが知らないトークン:',
  nothing: (chain) => `サービスは${chain}で何も見つけませんでした`,
  nothingText: (checked) =>
    `${count(checked, '種類')}の通貨を確認しました。支払いが見えるまでに数分かかることがあります。`,
  unread: (unread) => `${count(unread, '種類')}の通貨は確認できませんでした。`,
  failed: (chain) => `サービスから${chain}についての回答は得られませんでした`,
  strict:
    '1つの注文だけのアドレスは、ほかのものを受け付けません。別のチェーンや別の通貨でこのアドレスに支払われた分をサービスは探さないため、失われるおそれがあります。このアドレスと取引を添えて、サービスのサポートにお問い合わせください。',
}
