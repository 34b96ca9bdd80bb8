import type { CommandPaletteMessages } from '../en/command-palette.ts'
import type { Translated } from '../translated.ts'
import { line } from './format.ts'

export const zhHansCommandPalette: Translated<CommandPaletteMessages> = {
  title: '命令',
  go: '前往',
  act: '操作',
  past: '记录',
  screens: {
    home: '首页',
    form: '转账',
    receive: '收款',
    utxos: 'Bitcoin 明细',
    activity: '记录',
    accounts: '账户',
    allowances: '授权',
    settings: '设置',
  },
  screenWords: {
    home: '余额 账户',
    form: '发送 跨链 兑换 桥',
    receive: '地址 二维码 充值',
    utxos: '比特币 utxo btc',
    activity: '历史 跨链转账 导出 csv json',
    accounts: '添加 导入 私钥 观察',
    allowances: '代币 撤销 许可 allowance approval revoke',
    settings: '网站 主题 限额 密钥 帮助 求助',
    safeguards: '防护 密码 限额 每日 冷账户 保护',
    words: '助记词 恢复 短语 seed',
    backup: '备份 文件 保存 恢复',
    password: '密码 修改 更改',
  },
  copy: (name) => line`复制${name}的地址`,
  bitcoin: { p2wpkh: 'Bitcoin（Native SegWit）', p2tr: 'Bitcoin（Taproot）' },
  lock: '锁定钱包',
  transfer: (amount, from, to) => (from === to ? line`${amount}，在${from}上` : line`${amount}，从${from}到${to}`),
}
