// Long texts in the model: Markdown read into blocks.
import type { Page } from '../runtime/texts/page';
import type { Item } from './model';

export interface PageModel extends Item, Page {}
