import { enService } from './en/service.ts'
import { part } from './part.ts'

export const ofService = part('service', enService)
