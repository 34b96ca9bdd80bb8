import type { SafeguardMessages } from '../../en/settings/safeguards.ts'
import type { Translated } from '../../translated.ts'

export const zhHansSafeguards: Translated<SafeguardMessages> = {
  title: '付款防护',
  linkHint: '付款时何时需要输入密码。',
  intro: 'Causeway 解锁期间，坐在这台电脑前的任何人都可能用它付款。防护会先要求输入你的密码。',
  loading: '正在读取防护设置。',
  failed: '无法读取防护设置',
  ask: '要求输入密码',
  choices: { never: '从不', somebodyNew: '新收款方', always: '总是' },
  means: {
    never: '解锁后付款不需要密码。',
    somebodyNew: '当资金可能付给你从未在这里付过款的人时。助记词的账户从不算新收款方。',
    always: '每次付款、发送交易和签署数据之前，在你自己的账户之间也一样。',
  },
  limit: '每日限额',
  noLimitNeeded: '每次付款都会要求密码，因此不需要限额。',
  limitHint: '24 小时内不输密码可付给他人的金额，按服务方给出的价格计算。没有价格的每次都要求密码。',
  cold: '总是要求密码的账户',
  coldNone: '没有。可在账户页面设置。',
  changes: '收紧的更改立即生效。放宽的更改需要输入密码。',
  exempt: '撤销授权、撤销密钥、取消和支付更高的费用从不要求密码：它们不会付给新的收款方。',
  account: {
    title: '防护',
    label: '总是要求输入密码',
    hint: '在这个账户每次付款或签名之前。',
  },
  why: {
    coldAccount: '这个账户总是要求输入密码。',
    always: '每次付款都要求输入密码。',
    somebodyNew: '这可能付给新的收款方。',
    noPrice: '没有可计入每日限额的价格。',
    aboveLimit: '这会超过你的每日限额。',
  },
}
