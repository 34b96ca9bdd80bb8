import type { ServiceKeyRefusedMessages } from '../../en/settings/service-key-refused.ts'
import type { Translated } from '../../translated.ts'

export const jaServiceKeyRefused: Translated<ServiceKeyRefusedMessages> = {
  title: 'サービスがAPIキーを拒否しています',
  text: 'このキーでは何も回答されません。見積もりも、移動中の資金の状況もです。資金への影響はありません。別のキーを保存するか、キーなしで問い合わせてください。',
  toSettings: '設定へ',
  without: 'キーなしで問い合わせる',
  kept: {
    refused: (ending) => `サービスが拒否：末尾が${ending}のキー`,
    setAside: (ending) => `サービスが拒否したため未使用：末尾が${ending}のキー`,
  },
  again: 'このキーをもう一度使う',
}
