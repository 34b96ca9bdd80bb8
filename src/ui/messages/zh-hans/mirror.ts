import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet that cannot be opened, or of which only the mirror is left, in simplified Chinese. */
export const zhHansMirror: Worded<MirrorMessages> = {
  title: '浏览器丢失了已保存的数据',
  text: '你的密钥没有丢失：另一份副本完好，解锁时会把它放回原处。你的资金在链上，未受影响。活动记录、名称和设置可能已丢失；你添加过的账户可以重新添加。',
  mended: '已解锁，你的钱包已重新完整保存。',
  accountsMended: '账户列表不完整。能找回的账户已按编号重新列入：请到“账户”中查看。',
  unreadableTitle: '无法打开钱包',
  unreadable: '无法读取保存的钱包',
  unreadableText:
    'Causeway 没有改动它。你的钱在链上，不在这个浏览器里：有助记词，你随时都能取回自己的钱。只有导入的私钥名下的钱，需要那把私钥的副本或备份文件。',
  noAnswerTitle: '请稍候',
  noAnswer: '钱包没有回应',
  noAnswerText: '你的钱在链上。请重试，或重新打开浏览器。',
}
