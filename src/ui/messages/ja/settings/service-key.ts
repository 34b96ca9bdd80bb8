import type { ServiceKeyMessages } from '../../en/settings/service-key.ts'
import type { Translated } from '../../translated.ts'

export const jaServiceKey: Translated<ServiceKeyMessages> = {
  title: 'サービスのキー',
  meaning:
    '自分のキーがあると、1分あたりの問い合わせ回数が増え、手数料をスポンサー負担にできます。暗号化して保管し、サービスだけに送り、サイトには決して渡しません。',
  label: 'APIキー',
  save: '保存',
  remove: '削除',
  kept: (ending) => `使用中：末尾が${ending}のキー`,
  removed: 'キーを削除しました。今後はキーなしで問い合わせます。',
  failed: 'キーを読み取れませんでした',
  loading: 'キーを確認しています。',
  outcome: {
    kept: 'サービスがこのキーを認めました。今後使用します。',
    noKey: 'キーではありません。空白を含まない、4〜200文字の英数字か記号です。',
    notKnown: 'サービスに登録のないキーです。保存していません。キーを確かめるか、サービスで作り直してください。',
    notAsked: 'サービスから回答がなく、キーを試せませんでした。保存していません。もう一度試してください。',
    locked: 'ウォレットがロックされています。保存していません。',
  },
}
