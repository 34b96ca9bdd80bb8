import type { CustomTokenMessages } from '../../en/form/custom-tokens.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const jaCustomTokens: Translated<CustomTokenMessages> = {
  typeToFind: '名前、またはトークンのアドレス',
  asking: 'このアドレスに何があるか、各チェーンに問い合わせています…',
  nothing: (chains) => `${list(chains)}では、このアドレスにトークンはありません。`,
  unread: (chains) => `${list(chains)}では読み取れませんでした。トークンがある可能性は残ります。`,
  again: 'もう一度試す',
  added: '自分で追加したトークン',
  add: '自分のトークンに追加する',
  remove: '自分のトークンから外す',
  removeOne: (title, chain) => `${chain}の${title}を自分のトークンから外す`,
  isOff: '自分のトークンから外しました',
  isAdded: (title) => `${title}を自分のトークンに追加しました。`,
  isRemoved: (title) => `${title}を自分のトークンから外しました。お持ちの分は元の場所に残ります。`,
  full: (most) => `トークンは${most}個あり、これ以上は保存できません。別のものを追加する前に、一つ外してください。`,
  notAdded: 'トークンを今は読み取れなかったため、追加していません。もう一度試してください。',
  notThe: (title) => `Causewayの一覧の${title}ではありません`,
  mixes: '複数の文字体系の文字が混ざっています',
  imitates: {
    title: (title) => `これはCausewayの一覧の${title}ではありません`,
    text: '名前が同じか、同じに見える名前で、別のアドレスにあります。このようなトークンのほとんどは人をだますために作られ、価値がありません。',
  },
  letters: {
    title: (token) => `「${token}」という名前には、複数の文字体系の文字が混ざっています`,
    text: 'このような名前のほとんどは、別のものと見間違えさせるために作られています。',
  },
  means: (chain) =>
    `この名前のトークンは誰でも作れます。Causewayは名前と小数の桁数を${chain}で読み取りましたが、ほかのことは何も知りません。価値がないことも、売れないこともあります。信頼できるアドレスと照合してください。`,
  accept: (token) => `アドレスを照合しました。この${token}が意図したトークンです。`,
  worth: 'これらの価値はサービスがそう言っているだけで、上の合計には含まれません。',
}
