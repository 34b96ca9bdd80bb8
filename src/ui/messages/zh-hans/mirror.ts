import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet of which only the mirror is left, in simplified Chinese. */
export const zhHansMirror: Worded<MirrorMessages> = {
  title: '浏览器丢失了已保存的数据',
  text: '你的密钥没有丢失：另一份副本完好，解锁时会把它放回原处。你的资金在链上，未受影响。活动记录、名称和设置可能已丢失；你添加过的账户可以重新添加。',
  mended: '已解锁，你的钱包已重新完整保存。',
}
