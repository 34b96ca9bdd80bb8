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
  knownSpender: '已知谁可以动用',
  approvedBefore: '根据钱包记录，你以前授权过此地址。',
  possiblePayment: {
    reading: 'Causeway 正在读取此合约可动用的代币。',
    title: '此合约可动用你的代币',
    text: '凭此签名，它可以把代币转给任何人。',
    throughPermit2: '（通过 Permit2）',
    unreadTitle: 'Causeway 无法读取此合约可动用哪些代币',
    unread: '因此视为支付全部资产。',
    noneTitle: '此合约没有代币授权',
    none: 'Causeway 未发现它可动用的已知代币。未检查 NFT 和未知代币。',
    beyond: {
      token: '此合约本身就是代币：这类数据可以转走你持有的全部该代币。',
      delegated: '另一个合约代表此账户行事，这类数据可能让它转走一切。',
      form: '这种形式的数据无需授权给此合约即可转移资金。',
    },
  },
}
