"""Alembic runs this inside the transaction that `schema.upgrade` was given."""

from alembic import context

from filature.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
