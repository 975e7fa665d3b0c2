"""Alembic runs this inside the transaction that `database.migrate` has begun."""

from alembic import context

from filature.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
