import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const jaLimits: Translated<LimitMessages> = {
  scrollToSign: '署名するには最後までスクロールしてください',
  emptyLines: (lines) => `空行${lines}行`,
  spaces: (spaces) => `空白${spaces}文字`,
  limitTo: '上限',
  limit: '上限を設定',
  limitToBalance: '残高を上限にする',
  limitHint: '誠実なサイトには、今使う金額で足ります。',
  limitWrong: '金額を入力してください。',
  cannotLimitTitle: '上限がなく、設定もできません',
  cannotLimit: 'サイトはこのままの内容を求めています。拒否して、上限のある許可をサイトに求めてください。',
}
