import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const zhHansChangedRows: Translated<ChangedRowMessages> = {
  title: '存储的数据被外部更改',
  text: 'Causeway 以外的程序更改了这台电脑为您的钱包存储的内容。在您决定之前,Causeway 不会使用这些内容。',
  closed: '此账户已关闭。其存储的地址不属于它的密钥。请勿向存储的地址发送任何资金。',
  stored: '存储的地址',
  derived: '其密钥的地址',
  reopen: '使用其密钥的地址',
  site: '网站的连接,现视为未连接:',
  remove: '移除',
  accept: '按现状接受',
  removeText: '它会像新钱包一样重新开始。您的密钥和资金不受影响。',
  acceptText: '仅当是您自己更改的(例如恢复了配置文件的副本)时才接受。',
  go: '确认',
  busy: '正在检查…',
  rows: {
    accounts: '账户的名称和顺序。其地址已用密钥核对。',
    watched: '观察的地址。均不显示。',
    bitcoinAccounts: 'Bitcoin 公钥。会从恢复短语恢复。',
    exchangeBKeys: '交易所的 API 密钥。均不签名。',
    exchangeBAccounts: '所选的交易所账户。未选择任何账户。',
    addressBook: '地址簿。其中的地址视为未知。',
    addedTokens: '您添加的代币。均不显示。',
    safeguards: '支付保护。以最严格的为准。',
    settings: '限额、自动锁定和专家设置。以最严格的为准。',
    paid: '您付款过的对象。全部视为新对象,且每日限额视为已用完。',
  },
}
