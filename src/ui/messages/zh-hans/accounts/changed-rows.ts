import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const zhHansChangedRows: Translated<ChangedRowMessages> = {
  title: '存储的数据被外部更改',
  text: 'Causeway 以外的程序更改了这台电脑为您的钱包存储的内容。在您决定之前,Causeway 不会使用这些内容。',
  closed: '此账户已关闭。其存储的地址不属于它的密钥。请勿向存储的地址发送任何资金。',
  derived: '其密钥的地址',
  reopen: '使用其密钥的地址',
  site: '网站的连接,现视为未连接:',
  remove: '移除',
  accept: '按现状接受',
  acceptText: '仅当您自己更改过时才接受。',
  rows: {
    accounts: '账户的名称和顺序。',
    watched: '观察的地址。',
    bitcoinAccounts: 'Bitcoin 公钥。',
    exchangeBKeys: '交易所的 API 密钥。',
    exchangeBAccounts: '所选的交易所账户。',
    addressBook: '地址簿。',
    addedTokens: '您添加的代币。',
    safeguards: '支付保护。以最严格的为准。',
    settings: '限额、自动锁定和专家设置。以最严格的为准。',
    paid: '您付款过的对象。全部视为新对象,且每日限额视为已用完。',
  },
}
