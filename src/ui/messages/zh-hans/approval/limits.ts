import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const zhHansLimits: Translated<LimitMessages> = {
  scrollToSign: '滚动到末尾才能签名',
  emptyLines: (lines) => `${lines} 个空行`,
  spaces: (spaces) => `${spaces} 个空格`,
  limitTo: '限额',
  limit: '设定限额',
  limitToBalance: '限额为我的余额',
  limitHint: '对诚实的网站来说，你现在要花的数额就够了。',
  limitWrong: '请输入数额。',
  cannotLimitTitle: '没有限额，也无法设定限额',
  cannotLimit: '网站要求原样签署。请拒绝，并让网站改为请求有限额的授权。',
}
