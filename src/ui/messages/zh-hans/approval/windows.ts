import type { WindowMessages } from '../../en/approval/windows.ts'
import type { Translated } from '../../translated.ts'

export const zhHansWindows: Translated<WindowMessages> = {
  unreadableAsks: '有一个无法显示的请求。',
  unreadableTitle: '无法显示这个请求',
  unreadableText: 'Causeway 无法读取它，因此不会为它签名。拒绝后即可看到下一个请求。',
  decided: '已在别处决定',
  decidedText: '你已在 Causeway 的另一个窗口答复了这个请求。答复只算一次：没有任何事做了两遍。',
  over: '这个请求已结束',
  overText: '它不再等待答复，这里也没有因它做任何事。',
  unlockToSee: '向你发来一个请求。解锁 Causeway 后查看。',
  toHome: '首页',
  waiting: (questions) => `有 ${questions} 个请求等待答复`,
  answer: '答复',
  panel: '在侧边栏中打开',
  panelWords: '侧栏 旁边',
  tab: '在标签页中打开',
  tabWords: '完整窗口 大 页面',
  noPanel: '浏览器没有打开侧边栏。它自己的菜单里可能有。',
  beside: '进行中与最近',
  nothing: '没有进行中的事项',
  nothingText: '跨链转账进行时会显示在这里，之后显示最近的几笔。',
}
