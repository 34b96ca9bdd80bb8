import type { ServiceKeyMessages } from '../../en/settings/service-key.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansServiceKey: Translated<ServiceKeyMessages> = {
  title: '服务方密钥',
  meaning:
    '用你自己的密钥，每分钟可以询问更多次，也能让赞助方代付费用。它保存在加密的钱包里，只发给服务方，绝不会给任何网站。',
  label: 'API 密钥',
  save: '保存',
  remove: '移除',
  kept: (ending) => line`正在使用：末尾为${ending}的密钥`,
  removed: '密钥已移除。之后询问服务方时不再使用密钥。',
  failed: '无法读取密钥',
  loading: '正在查看是否有密钥。',
  outcome: {
    kept: '服务方认可这个密钥。从现在起使用它。',
    noKey: '这不是密钥：密钥没有空格，由 4 到 200 个字母、数字或符号组成。',
    notKnown: '服务方不认可这个密钥。没有保存：请检查，或在服务方那里重新生成一个。',
    notAsked: '服务方没有回应，所以没能验证这个密钥。没有保存：请重试。',
    locked: '钱包已锁定。没有保存。',
  },
}
