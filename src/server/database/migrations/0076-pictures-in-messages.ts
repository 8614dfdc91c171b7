// The two sides of a paid booking send each other pictures: added first, then sent with a message.
import { script } from './script';

export const picturesInMessages = script(`
create table message_photos (
  photo_id uuid not null,
  width integer not null,
  height integer not null,
  writer_id uuid,
  thread_id uuid,
  number integer,
  place integer not null,
  address text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (photo_id)
);
alter table message_photos add foreign key (writer_id) references profiles (profile_id);
alter table message_photos add foreign key (thread_id) references threads (thread_id) on delete set null;
create index message_photos_of_message on message_photos (thread_id, number);
create index message_photos_of_writer on message_photos (writer_id);
create index message_photos_left on message_photos (added_at) where thread_id is null or removed_at is not null;
`);
