import { join } from 'node:path';

export const MODELS_DIR = join(import.meta.dirname, '..', '..', 'models');
