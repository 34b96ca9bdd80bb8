import type { CustomTokenMessages } from '../../en/form/custom-tokens.ts'
import type { Translated } from '../../translated.ts'
import { line, list } from '../format.ts'

export const zhHansCustomTokens: Translated<CustomTokenMessages> = {
  typeToFind: '名称，或代币地址',
  asking: '正在询问各条链：这个地址上有什么……',
  nothing: (chains) => line`在${list(chains)}上，这个地址没有代币。`,
  unread: (chains) => line`无法在${list(chains)}上读取：那里仍可能有代币。`,
  again: '重试',
  added: '你添加的代币',
  add: '添加到我的代币',
  remove: '从我的代币中移除',
  removeOne: (title, chain) => line`从我的代币中移除${chain}上的${title}`,
  isOff: '已从你的代币中移除',
  isAdded: (title) => line`${title}已添加到你的代币。`,
  isRemoved: (title) => line`${title}已从你的代币中移除。你持有的部分仍在原处。`,
  full: (most) => line`已有${most}个代币，不能再保存更多：请先移除一个，再添加另一个。`,
  notAdded: '现在无法读取这个代币，未能添加。请重试。',
  notThe: (title) => line`不是 Causeway 列表中的${title}`,
  mixes: '混用了几种文字的字母',
  imitates: {
    title: (title) => line`这不是 Causeway 列表中的${title}`,
    text: '它的名称与其相同，或看起来相同，却在另一个地址。这样的代币大多是为了骗人，一文不值。',
  },
  letters: {
    title: (token) => line`名称${token}混用了几种文字的字母`,
    text: '这样的名称大多是为了让人误认成另一个。',
  },
  means: (chain) =>
    line`任何人都能发行这个名称的代币。Causeway 在${chain}上读取了它的名称和小数位数，除此之外一无所知：它可能一文不值，也可能永远卖不掉。请把它的地址与你信任的地址核对。`,
  accept: (token) => line`我已核对地址：这个${token}就是我要的代币。`,
  worth: '这些代币的价值只是服务方的说法，不计入上面的总额。',
}
