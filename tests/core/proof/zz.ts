import fc from 'fast-check'
import { honestQuotes } from '../honest/routes.ts'
import { judge } from './judge.ts'
import { secondOpinion } from './second-opinion/second-opinion.ts'
const t = { make: 0, judge: 0, second: 0 }
for (let done = 0; done < 2000; done += 250) {
  let a = performance.now()
  const all = fc.sample(honestQuotes, { seed: 4 + done, numRuns: 250 })
  t.make += performance.now() - a
  for (const honest of all) {
    a = performance.now(); const judged = judge(honest); t.judge += performance.now() - a
    a = performance.now(); secondOpinion(honest, judged); t.second += performance.now() - a
  }
}
console.log(t)
