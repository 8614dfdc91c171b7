// The shape that every step after reading stands on: plain JSON, every reference an id, no place in any file.
import type { DerivedModel } from './derived-model';
import type { MailWords } from './mail-model';
import type { PageModel } from './page-model';
import type { ProductModel } from './product-model';
import type { Field, Json, Shape } from './shape-model';
import type { StoredModel } from './stored-model';
import type { TextsModel } from './texts-model';
import type { ConditionModel, DurationModel, TermModel } from './term-model';

export interface Item {
  readonly id: string;
  readonly source: string;
}
/** Declared under a subject of the app. */
export interface Placed extends Item {
  readonly subject?: string;
}
export interface EntityModel extends Placed {
  readonly called: string;
  readonly says: string;
  readonly key: string;
  readonly fields: readonly Field[];
}
export interface ShapeModel extends Placed {
  readonly called: string;
  readonly says: string;
  readonly fields: readonly Field[];
}
export interface ValuesModel extends Item {
  readonly says: string;
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    readonly says?: string;
    readonly facts: { readonly [fact: string]: string | number | boolean | null };
  }[];
}
export interface TableModel extends Item {
  readonly says: string;
  readonly columns: readonly Field[];
  readonly rows: readonly { readonly [column: string]: Json }[];
}
export interface ConstantModel extends Item {
  readonly value: string | number | boolean;
  readonly unit?: string;
  readonly says: string;
}
export interface SettingModel extends Item {
  readonly variable: string;
  readonly holds: Shape;
  readonly default?: string | number | boolean;
  /** No page is told it, and no rule asks it. */
  readonly serverOnly?: true;
  readonly says: string;
}
export interface KeptModel extends Item {
  readonly where: 'cookie' | 'local storage';
  readonly name: string;
  readonly says: string;
  readonly holds: Shape;
  readonly lasts?: DurationModel;
}
export interface ErrorModel extends Item {
  readonly code: string;
  readonly status?: number;
  readonly text: string;
  readonly cure: string;
  readonly shown: 'field' | 'dialog' | 'banner' | 'redirect' | 'log';
  readonly slots: readonly Field[];
  readonly data: readonly Field[];
  readonly raisedBy?: string;
}

export interface RequirementModel {
  readonly that: ConditionModel;
  readonly otherwise: string;
  readonly says?: string;
}
export interface RuleModel extends Placed {
  readonly says: string;
  readonly requires: readonly RequirementModel[];
}
/** `after` holds guard ids; `of` an entity id; `missing` an error id. The guard for everybody has the id `anyone`. */
export interface GuardModel extends Item {
  readonly says: string;
  readonly after: readonly string[];
  readonly of?: string;
  readonly missing?: string;
  readonly requires: readonly RequirementModel[];
}
export type LabelModel =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'audiences'; readonly texts: { readonly [audience: string]: string } }
  | { readonly kind: 'titleCase'; readonly of: TermModel };
export interface StatusModel extends Item {
  readonly says: string;
  readonly of: string;
  readonly rows: readonly {
    readonly name: string;
    readonly when?: ConditionModel;
    readonly label: LabelModel;
    readonly tone: 'good' | 'waiting' | 'info' | 'quiet' | 'bad';
  }[];
}
export interface MoveModel {
  readonly event: string;
  readonly from: string | null;
  readonly to: string /** A guard id, `system`, or `operator`. */;
  readonly by: string;
  readonly when: readonly string[] /** Moments, of which the first counts. */;
  readonly timer?: readonly TermModel[];
  readonly asks?: 'provider' | 'stranger';
  readonly says?: string;
  readonly effects: readonly { readonly kind: 'mail' | 'job'; readonly id: string }[];
}
export interface LifecycleModel extends Item {
  readonly says: string;
  readonly of: string;
  readonly field: string;
  readonly states: string;
  readonly otherwise: string;
  readonly moves: readonly MoveModel[];
}

export interface CallModel extends Item {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/loan/{loan_id}`. */
  readonly path: string;
  readonly subject: string;
  readonly says: string;
  readonly guard: string;
  /** A sentence about the call to ask instead, where its end is near. */
  readonly deprecated?: string;
  /** The version of the API that brought it; nothing where it was there from the first. */
  readonly since?: string;
  readonly params: readonly Field[] /** In path order. */;
  readonly query: readonly Field[];
  readonly input: readonly Field[];
  /** The answer's `data`, or the whole answer where `bare`. */
  readonly answer: Shape;
  readonly multipart: boolean;
  readonly bare: boolean;
  readonly content?: string;
  /** The answer is a redirect, with nothing to read. */
  readonly redirects: boolean;
  readonly rules: readonly string[];
  /** One of the events, each time. */
  readonly performs?: { readonly lifecycle: string; readonly events: readonly string[] };
  /** Every error that it can give, written or derived: error ids, sorted. */
  readonly errors: readonly string[];
  readonly throttle?: { readonly times: number; readonly per: DurationModel };
  readonly repeatable: boolean;
  readonly partialUpdate?: boolean;
  readonly raw?: boolean /** Made by another system: the body is handed on as it came. */;
  /** For assistants: not offered to them, or a call that changes nothing though it is no GET. */
  readonly tool?: 'none' | 'reading';
  readonly secure: boolean /** Whether the guard wants a session; `optionalAuth` where strangers pass as well. */;
  readonly optionalAuth?: true;
}

/** A page's chrome, by the fields of the product's chrome. */
export type ChromeModel = Readonly<Record<string, string | number | boolean>>;
export interface RouteModel extends Item {
  readonly path: string;
  readonly subject: string;
  readonly screen: string;
  readonly title: string;
  readonly description?: string;
  readonly guard: string;
  /** Complete, defaults filled in. */
  readonly chrome: ChromeModel;
  readonly signedInChrome?: ChromeModel;
  /** One of the product's modes; none where it has none. */
  readonly mode?: string;
  readonly params: readonly Field[];
  readonly query: readonly Field[];
  /** A page id: the Markdown file's path from the spec folder. */
  readonly text?: string;
  readonly uses: readonly {
    readonly kind: 'call' | 'form';
    readonly id: string /** Offered to some of those whom the page lets in. */;
    readonly forSome?: true;
  }[];
  readonly indexed: boolean;
}
export interface DestinationModel extends Item {
  readonly says: string;
  readonly cases: readonly { readonly when: ConditionModel; readonly to: string }[];
  readonly otherwise: string;
}
export interface Way {
  readonly kind: 'route' | 'destination';
  readonly id: string;
}
export interface RedirectModel extends Item {
  readonly refused?: string;
  readonly visiting?: readonly string[];
  readonly when?: ConditionModel;
  readonly to: Way;
  readonly carries?: string;
}

export interface FormFieldModel extends Field {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly widget?: string;
  readonly autocomplete?: string;
  readonly entry?: string;
  readonly points?: { readonly [point: string]: string };
  readonly starts?: string | number | boolean;
  readonly missing?: string;
  readonly refusals?: readonly string[];
  /** Known to the form alone. */
  readonly own: boolean;
}
export interface FormModel extends Item {
  readonly subject: string;
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly sends?: string;
  readonly collects?: string;
  readonly supplied: readonly string[];
  readonly fields: readonly FormFieldModel[];
  readonly steps: readonly {
    readonly title: string;
    readonly says?: string;
    readonly fields: readonly string[];
    readonly submit?: string;
  }[];
  readonly rules: readonly string[];
}
export interface MenuModel extends Item {
  readonly title: string;
  readonly says: string;
  readonly items: readonly {
    readonly label: string;
    readonly when?: ConditionModel;
    readonly to?: Way;
    readonly outside?: { readonly kind: 'setting' | 'constant'; readonly id: string };
    readonly does?: string;
    readonly carries?: string;
    readonly as: 'link' | 'button' | 'main button' | 'icon';
    readonly hint?: string;
    readonly counts?: TermModel;
  }[];
}
export interface EventModel extends Item {
  readonly name: string;
  readonly says: string;
  readonly when: string;
  readonly fields: readonly Field[];
  readonly timeoutMs?: number;
}

/** Work after an answer. */
export interface WorkModel extends Item {
  readonly says: string;
  readonly fields: readonly Field[];
}
export interface MailModel extends WorkModel, MailWords {}
export interface JobModel extends WorkModel {
  readonly every?: DurationModel;
  readonly whenQuiet?: boolean;
  readonly asks?: 'provider' | 'stranger';
}

export interface Model {
  readonly product: ProductModel;
  readonly entities: readonly EntityModel[];
  readonly shapes: readonly ShapeModel[];
  readonly values: readonly ValuesModel[];
  readonly tables: readonly TableModel[];
  readonly stored: readonly StoredModel[];
  readonly constants: readonly ConstantModel[];
  readonly settings: readonly SettingModel[];
  readonly kept: readonly KeptModel[];
  readonly texts: readonly TextsModel[];
  readonly pages: readonly PageModel[];
  readonly errors: readonly ErrorModel[];
  readonly rules: readonly RuleModel[];
  readonly derived: readonly DerivedModel[];
  readonly guards: readonly GuardModel[];
  readonly statuses: readonly StatusModel[];
  readonly lifecycles: readonly LifecycleModel[];
  readonly calls: readonly CallModel[];
  readonly routes: readonly RouteModel[];
  readonly destinations: readonly DestinationModel[];
  readonly redirects: readonly RedirectModel[];
  readonly forms: readonly FormModel[];
  readonly menus: readonly MenuModel[];
  readonly events: readonly EventModel[];
  readonly mails: readonly MailModel[];
  readonly jobs: readonly JobModel[];
}
