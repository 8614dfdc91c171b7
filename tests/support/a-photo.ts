// Pictures of properties: sent in as a host's browser does, or there already.
import { randomUUID } from 'node:crypto';
import sharp, { type Create } from 'sharp';
import type { HostProperty, Photo } from '../../generated/model/entities';
import type { Database } from '../../src/server/database/open';
import { aForm, type FormFile } from './a-form';
import type { TestServer } from './a-server';

export const plain = (width: number, height: number, background = '#357266'): { readonly create: Create } => ({
  create: { width, height, channels: 3, background },
});
export const aJpeg = (width = 500, height = 400): Promise<Buffer> => sharp(plain(width, height)).jpeg().toBuffer();

// there is no encoder of it among the packages
const heic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA',
  'NGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAPwACAAAAAAKoAAEAAAAAAAAAEwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWlu',
  'ZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroC',
  'QCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkA',
  'AAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDC',
  'BBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZj',
  'OjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAWm1kYXQAAAA7KAGvWIp+DpJf',
  '/+iFf/1cmQ9ljDo3f6T4X1EbP9LL76OemJUKAPTUE9chtzLG0zLWHlK7uD0tRoesFjgAAAAPKAGusO8SsPQfvLJDgRHH',
];
/** 96 by 64, its left half red, its right half blue. */
export const aHeic = (): Buffer => Buffer.from(heic.join(''), 'base64');

export interface SentPhoto {
  readonly property: string;
  /** Of whoever sends it; nobody where it is empty. */
  readonly token: string;
  readonly file?: Partial<FormFile>;
  readonly alt?: string;
}

export const sendPhoto = async ({ app }: TestServer, { property, token, file, alt }: SentPhoto) => {
  const whole = { field: 'photo', name: 'view.jpg', type: 'image/jpeg', bytes: await aJpeg(), ...file };
  const { headers, payload } = aForm(alt === undefined ? {} : { alt }, [whole]);
  const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
  const url = `/api/user/property/${property}/photo`;
  const raw = await app.inject({ method: 'POST', url, headers: { ...headers, ...authorization }, payload });
  const { error_code: code, data } = raw.json<{ readonly error_code?: string; readonly data: Partial<HostProperty> }>();
  return { status: raw.statusCode, code, version: data.version, photo: data.photos?.at(-1) as Photo };
};

/** Pictures that are there already, without drawing them; answers their ids. */
export const withPhotos = async (db: Database, property_id: string, count: number): Promise<readonly string[]> => {
  const rows = Array.from({ length: count }, (_, position) => ({
    photo_id: randomUUID(),
    property_id,
    position,
    url: `/media/drawn/lake/somewhere-1.${position}.svg`,
    alt: `View ${position}`,
    width: 1200,
    height: 900,
    colour: '#336699',
  }));
  await db.insertInto('photos').values(rows).execute();
  return rows.map(({ photo_id }) => photo_id);
};
