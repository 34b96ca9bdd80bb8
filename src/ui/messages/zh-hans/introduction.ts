import type { IntroductionMessages } from '../en/introduction.ts'
import type { Translated } from '../translated.ts'

export const zhHansIntroduction: Translated<IntroductionMessages> = {
  ready: '你的钱包已准备好',
  others: '这是这些助记词的第一个账户。如果你还有别的账户，请在“设置”的“账户”里逐个添加，直到看到你的账户。',
  place: (part, parts) => `第 ${part} 页，共 ${parts} 页`,
  parts: {
    proven: {
      title: 'Causeway 验证什么',
      text: [
        '签名之前，这台设备会把金额、链、地址、费用全部与你的要求核对。不符的一律拒绝，不管是谁发来的。无法核对的会在核对页列出，由你决定。',
        '只有 Causeway 自己在链上读到了，才会显示“已到账”。',
      ],
    },
    trusted: {
      title: '哪些仍要靠信任',
      text: [
        '服务方给出价格，并在另一条链上向你付款。节点告诉 Causeway 链上有什么。交易所保管你放在那里的钱。',
        '你的密钥只留在这个浏览器里，用你的密码锁好，不会发给任何人。',
      ],
    },
    fails: {
      title: '如果出了问题',
      text: [
        '服务方付不出的钱，扣除网络费后，会退到你确认之前看到的那个地址。Causeway 会一直跟踪，直到退款到账。',
        '你可以随时关闭浏览器：Causeway 会从中断的地方继续，绝不会把同一笔发送两次。如果这台设备丢了，用助记词就能找回它的账户：第一个会自动出现，其余的由你逐个添加。',
      ],
    },
  },
  next: '下一页',
  skip: '跳过',
  open: '打开我的钱包',
  pin: '点浏览器工具栏上的 Causeway 按钮，就能打开它。把按钮固定在那里，随时都能看到。',
}
